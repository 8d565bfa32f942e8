import { createServer } from 'node:net';

/**
 * What a failure outside all steps comes to, for the last line of a log.
 * @param {unknown} error @param {string} [command]
 */
export function stopSentence(error, command = 'npm test') {
  const [first, second = ''] = String(error instanceof Error ? error.message || error.name : error)
    .split('\n')
    .map((line) => line.trim());
  const said = first.endsWith(':') ? `${first} ${second}` : first;
  return `${command} stopped: ${said.replace(/[.:\s]+$/, '')}.`;
}

/**
 * The ports of these steps, and those on which a server seeds the database that several of them share.
 * @template {{ ofServer?: boolean, port?: object }} Step
 * @param {Step[]} steps @param {NonNullable<Step['port']>} seeding
 */
export function portsOf(steps, seeding) {
  const ports = steps.flatMap(({ port }) => port ?? []);
  return isSeeded(steps) ? [...ports, seeding] : ports;
}

/**
 * Whether the servers of these steps begin with copies of one database. One step alone may as well seed for itself.
 * @param {{ ofServer?: boolean }[]} steps
 */
export function isSeeded(steps) {
  return steps.filter(({ ofServer }) => ofServer).length > 1;
}

/**
 * The first port that another program listens on, as a sentence; undefined where all are free.
 * @param {{ name: string, first: number, count: number }[]} ranges name: the variable that moves the range
 */
export async function portInUse(ranges, env = process.env) {
  for (const { name, first, count } of ranges) {
    const from = Number(env[name] ?? first);
    for (let port = from; port < from + count; port++) {
      if (!(await isFree(port)))
        return `Port ${port} is in use: stop the program that listens on it, or set ${name} to another port.`;
    }
  }
  return undefined;
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
