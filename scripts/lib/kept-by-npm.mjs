/**
 * Our options that npm consumed: it passes on only what follows ` -- `, and puts the rest into the environment.
 * @param {string[]} options `--reset` @param {{ args?: string[], env?: Record<string, string | undefined> }} [given]
 */
export const keptByNpm = (options, { args = process.argv.slice(2), env = process.env } = {}) =>
  options.filter((option) => {
    const value = env[`npm_config_${option.slice(2).replaceAll('-', '_')}`];
    return value !== undefined && value !== '' && value !== 'false' && !args.includes(option);
  });

/** Exits with a hint instead of ignoring the option. @param {string} command `npm start` @param {string[]} options */
export const refuseKeptByNpm = (command, options) => {
  const kept = keptByNpm(options);
  if (kept.length === 0) return;
  console.error(`npm kept ${kept.join(' ')} for itself: write \`${command} -- ${kept.join(' ')}\`.`);
  process.exit(2);
};
