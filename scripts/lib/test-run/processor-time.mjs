import { readFileSync } from 'node:fs';

// Linux counts in hundredths of a second for programs, whatever the kernel's own clock is.
const TICKS_PER_SECOND = 100;

/**
 * The processor seconds of this process and of all processes below it that have ended. PostgreSQL runs beside them and is not counted.
 * Undefined where the system has no `/proc`.
 * @param {string} [stat] the text of `/proc/self/stat`
 */
export const processorSeconds = (stat = ownStat()) => {
  if (stat === undefined) return undefined;
  // The name of the process, in brackets, may contain spaces; the numbers after it begin with the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Math.round(ticks / TICKS_PER_SECOND);
};

const ownStat = () => {
  try {
    return readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
};
