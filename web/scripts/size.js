// Prints what a browser loads to play each game and fails when it is more than the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const BUDGET_KB = 150;
const out = fileURLToPath(new URL('../../src/dorfplatz/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(out + '.vite/manifest.json', 'utf8'));

/** The files of a chunk and of everything it imports statically. */
function filesOf(key, seen = new Set(), files = new Set()) {
  if (seen.has(key)) return files;
  seen.add(key);
  const chunk = manifest[key];
  files.add(chunk.file);
  for (const css of chunk.css ?? []) files.add(css);
  for (const other of chunk.imports ?? []) filesOf(other, seen, files);
  return files;
}

const gzipped = (file) => gzipSync(readFileSync(out + file), { level: 9 }).length;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const games = Object.keys(manifest).filter((key) => /^src\/games\/[^/]+\/index\.ts$/.test(key));
// A player reads one language: count the larger catalogue of the two.
const locale = /locales\/([a-z]+)\/(.+)\.ftl\?raw$/;

let failed = false;
for (const game of games.length ? games : [null]) {
  const name = game?.split('/')[2] ?? 'start page';
  const files = filesOf(entry);
  for (const key of Object.keys(manifest)) {
    if (/^src\/table\//.test(key) && manifest[key].isDynamicEntry) filesOf(key, new Set(), files);
  }
  if (game) filesOf(game, new Set(), files);
  const languages = {};
  for (const key of Object.keys(manifest)) {
    const [, language, path] = locale.exec(key) ?? [];
    if (language && (!path.includes('/') || path.startsWith(`${name}/`)))
      languages[language] = (languages[language] ?? 0) + gzipped(manifest[key].file);
  }
  const total =
    [...files].reduce((sum, file) => sum + gzipped(file), 0) + Math.max(0, ...Object.values(languages));
  console.log(`${name}: ${kb(total)} gzipped, budget ${BUDGET_KB} kB`);
  failed ||= total > BUDGET_KB * 1024;
}
if (failed) {
  console.error('The client has grown over its budget.');
  process.exit(1);
}
