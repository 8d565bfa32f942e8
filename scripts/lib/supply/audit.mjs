import { run } from '../run.mjs';

/**
 * Advisories about production dependencies, as the registry knows them now. Undefined if it does not answer.
 * @returns {Promise<{ id: string, name: string, severity: string, title: string, paths: string[] }[] | undefined>}
 */
export const readAdvisories = async (env = {}) => {
  const { output } = await run('pnpm', ['audit', '--prod', '--json'], { quiet: true, env });
  const report = parsed(output);
  return (
    report?.advisories &&
    Object.values(report.advisories).map((one) => ({
      id: one.github_advisory_id || String(one.id),
      name: one.module_name,
      severity: one.severity,
      title: one.title,
      paths: one.findings.flatMap(({ paths }) => paths),
    }))
  );
};

export const UNANSWERED = 'the registry answers no audit, so known vulnerabilities were not checked';

const parsed = (output) => {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return undefined;
  }
};

/**
 * One line for each advisory about something that ships and is not accepted, and for each acceptance that is over.
 * @param {Awaited<ReturnType<typeof readAdvisories>>} found @param {{ ships: readonly string[], advisories: readonly any[] }} policy
 * @param {string} today as 2026-11-29
 * @param {{ mustAnswer?: boolean }} [options]
 *   mustAnswer: no answer of the registry is a fault, too
 */
export const advisoryFaults = (
  found,
  { ships, advisories: accepted },
  today,
  { mustAnswer = false } = {},
) => {
  const expired = accepted.filter(({ until }) => until < today);
  const expiredFaults = expired.map(
    ({ id, until }) => `${id}: accepted until ${until}; update the package, or decide again`,
  );
  if (found === undefined) return mustAnswer ? [...expiredFaults, UNANSWERED] : expiredFaults;
  // `apps__api>fastify>ajv`
  const roots = ships.map((folder) => `${folder.replaceAll('/', '__')}>`);
  const shipped = found.filter(({ paths }) =>
    paths.some((path) => roots.some((one) => path.startsWith(one))),
  );
  const ids = new Set(shipped.map(({ id }) => id));
  return [
    ...expiredFaults,
    ...shipped
      .filter(({ id }) => !accepted.some((one) => one.id === id))
      .map(({ id, name, severity, title }) => `${id}: ${severity} in ${name}: ${title}`),
    ...accepted
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => `${id}: nothing that ships has it; remove the line`),
  ];
};
