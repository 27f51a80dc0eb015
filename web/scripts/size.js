// Prints what a browser loads for the start page and to play each game, and fails when it is more than the budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const TABLE_KB = 155;
const START_KB = 120;
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
// A player reads one language: count the largest catalogue.
const locale = /locales\/([\w-]+)\/(.+)\.ftl\?raw$/;

const size = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);

/** The texts of the app, and those of some games. */
function textsOf(...names) {
  const languages = {};
  for (const key of Object.keys(manifest)) {
    const [, language, path] = locale.exec(key) ?? [];
    const everyones = !path?.includes('/') || path.endsWith('/game');
    if (language && (everyones || names.some((name) => path.startsWith(`${name}/`))))
      languages[language] = (languages[language] ?? 0) + gzipped(manifest[key].file);
  }
  return Math.max(0, ...Object.values(languages));
}

let failed = false;
function check(name, total, budget) {
  console.log(`${name}: ${kb(total)} gzipped, budget ${budget} kB`);
  failed ||= total > budget * 1024;
}

/** What a page in this folder needs. */
function page(folder) {
  const files = filesOf(entry);
  for (const key of Object.keys(manifest))
    if (key.startsWith(`src/${folder}/`) && manifest[key].isDynamicEntry) filesOf(key, new Set(), files);
  return files;
}

const names = games.map((game) => game.split('/')[2]);
check('start page', size(page('start')) + textsOf(), START_KB);
for (const [index, game] of games.entries())
  check(names[index], size(filesOf(game, new Set(), page('table'))) + textsOf(names[index]), TABLE_KB);
if (failed) {
  console.error('The client has grown over its budget.');
  process.exit(1);
}
