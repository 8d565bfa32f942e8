import { build, type Plugin } from 'vite';

/**
 * Bundles the worker into one file, as in production. Each story that reads a file starts a new worker, which would otherwise
 * load its 150 modules one by one.
 */
export const oneFileWorkers = (): Plugin => {
  const made = new Map<string, Promise<string>>();
  return {
    name: 'one-file-workers',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (!query?.includes('worker_file')) return undefined;
      if (!made.has(path)) made.set(path, oneFile(path, this.environment.config.resolve.conditions));
      return made.get(path);
    },
  };
};

const oneFile = async (entry: string, conditions: string[]): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`No file was made of ${entry}`);
  return bundle.output[0].code;
};
