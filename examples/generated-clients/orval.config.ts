import { defineConfig } from 'orval';

export default defineConfig({
  dasbor: {
    input: '../../openapi/dist/openapi.json',
    output: {
      target: 'generated/orval/dasbor.ts',
      client: 'fetch',
      mode: 'single',
      override: {
        mutator: { path: 'src/orval-fetch.ts', name: 'callDasbor' },
        paramsSerializer: { path: 'src/query.ts', name: 'toQuery' },
      },
    },
  },
});
