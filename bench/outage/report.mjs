const BACK_WITHIN_MS = 5000;

/** Prints the figures, and returns the failed expectations in words. */
export const report = ({ figures, told, streams, minutes, stops, notReady }) => {
  for (const [way, { exits, backMs }] of Object.entries(figures)) {
    const sorted = backMs.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(
      `${way}: ${sorted.length} times, ${exits} exits; calls work after ${seconds(median)} (median), ${seconds(sorted.at(-1))} (slowest)`,
    );
  }
  console.log(
    `${told.writes} writes and ${told.reads} reads answered in ${minutes.toFixed(1)} min; 503 with Retry-After ${told.unavailable} times`,
  );
  console.log(`/readyz answered 503 in ${notReady} of ${stops} stops`);
  const resumed = streams.map((stream) => stream.resumed());
  console.log(
    `${streams.length} streams told ${streams[0].heard.length} events each, resumed ${resumed.join(', ')} times`,
  );

  const wrong = [...told.wrong].map(([what, count]) => `${count} × ${what}`);
  const exits = Object.values(figures).reduce((sum, one) => sum + one.exits, 0);
  if (exits > 0) wrong.push(`the process ended ${exits} times`);
  if (told.unanswered > 0) wrong.push(`${told.unanswered} calls were not answered`);
  const slowest = Math.max(...Object.values(figures).flatMap(({ backMs }) => backMs));
  if (slowest > BACK_WITHIN_MS) wrong.push(`calls did not work within 5 s of the database being back`);
  if (notReady < stops) wrong.push('/readyz did not answer 503 while the database was stopped');
  return wrong;
};

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
