import { createServer } from 'node:net';

/**
 * The last log line for a failure outside all steps.
 * @param {unknown} error @param {string} [command]
 */
export const stopSentence = (error, command = 'npm test') => {
  const [first, second = ''] = String(error instanceof Error ? error.message || error.name : error)
    .split('\n')
    .map((line) => line.trim());
  const said = first.endsWith(':') ? `${first} ${second}` : first;
  return `${command} stopped: ${said.replace(/[.:\s]+$/, '')}.`;
};

/**
 * The ports of these steps, and those of the server that seeds a shared database.
 * @template {{ ofServer?: boolean, port?: object }} Step
 * @param {Step[]} steps @param {NonNullable<Step['port']>} seeding
 */
export const portsOf = (steps, seeding) => {
  const ports = steps.flatMap(({ port }) => port ?? []);
  return isSeeded(steps) ? [...ports, seeding] : ports;
};

/**
 * Whether these steps' servers start with copies of one database. A single step seeds its own.
 * @param {{ ofServer?: boolean }[]} steps
 */
export const isSeeded = (steps) => steps.filter(({ ofServer }) => ofServer).length > 1;

/**
 * The first port in use by another program, as a sentence; undefined if all are free.
 * @param {{ name: string, first: number, count: number }[]} ranges name: the variable that moves the range
 */
export const portInUse = async (ranges, env = process.env) => {
  for (const { name, first, count } of ranges) {
    const from = Number(env[name] ?? first);
    for (let port = from; port < from + count; port++) {
      if (!(await isFree(port)))
        return `Port ${port} is in use: stop the program that listens on it, or set ${name} to another port.`;
    }
  }
  return undefined;
};

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
