import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What other pages need as well. */
const BASE =
  /node_modules|src\/lib\/(table\/context|ui\/(Amounts|BotList|Dialog|Face|GameIcon|Icon|LanguageChoice|Player|Segmented|ThemeButton|Toasts|Words)\.|(?!table|socket|flights|anchors)[a-z.]+ts)/;

/** Nobody reads the headings of the catalogue in a browser. */
const catalogue: Plugin = {
  name: 'catalogue',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = readFileSync(id.slice(0, -'?raw'.length), 'utf8').replace(/^(#.*)?\n/gm, '');
    return `export default ${JSON.stringify(text)}`;
  },
};

export default defineConfig({
  plugins: [svelte(), catalogue],
  resolve: {
    alias: { $lib: here('./src/lib') },
    // Under vitest Svelte must resolve to its browser build, or components cannot be mounted.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/dorfplatz/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // What every page needs is one file, and what every table needs besides another: many small ones compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 2 },
            { name: 'table', test: /src\/(lib|table)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The catalogue of words lies beside the Python package.
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8137', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', 'src/games/*/tests/**/*.test.ts'],
  },
});
