import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
