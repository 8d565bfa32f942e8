/** Prints one row per fault, and returns the missed goals in words. */
export const printTable = (rows, told) => {
  console.log('| fault | calls answered | a second | sent again | slowest | calls work after | goal |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, calls, seconds, refused, again, slowestMs, backMs, goal } of rows)
    console.log(
      `| ${name} | ${calls} | ${Math.round(calls / seconds)} | ${refused}${again && ` (${again})`} | ${inSeconds(slowestMs)} | ${inSeconds(backMs)} | ${goalOf(goal)} |`,
    );
  console.log(`${told.unavailable} answers 502 to 504 with Retry-After, ${told.unanswered} connections lost`);
  return [
    ...[...told.wrong].map(([what, count]) => `${count} × ${what}`),
    ...rows
      .filter(({ refused, goal }) => refused > goal.refused)
      .map(({ name, refused }) => `${name}: ${refused} calls had to be sent again`),
    ...rows
      .filter(({ backMs, goal }) => backMs > goal.backMs)
      .map(({ name, backMs }) => `${name}: calls work only after ${inSeconds(backMs)}`),
  ];
};

const goalOf = ({ refused, backMs }) =>
  `≤ ${inSeconds(backMs)}${refused === Infinity ? '' : `, ${refused} sent again`}`;

const inSeconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
