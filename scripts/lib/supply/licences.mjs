/** One line for each component whose licence is neither allowed nor an exception, and for each exception that nothing needs. */
export const licenceFaults = (components, { licences, exceptions }) => {
  const needed = new Set();
  const faults = new Set();
  for (const component of components) {
    const name = component.group ? `${component.group}/${component.name}` : component.name;
    // Our own packages are parts of what ships.
    if (name.startsWith('@dasbor/')) continue;
    const licence = licenceOf(component);
    if (licences.includes(licence)) continue;
    const exception = exceptions.find((one) => one.licence === licence && fits(one.package, name));
    if (exception) needed.add(exception);
    else faults.add(`${name} ${component.version}: the licence is ${licence}`);
  }
  // Packages of other systems are not installed here.
  const useless = exceptions.filter((one) => !needed.has(one) && !one.package.endsWith('*'));
  return [
    ...faults,
    ...useless.map((one) => `${one.package}: nothing ships it under ${one.licence}; remove the exception`),
  ];
};

const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ') ||
  'none';

const fits = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
