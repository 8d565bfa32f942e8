// `node bench/people/timing.mjs`: how long sign-in, sign-up and a forgotten password take for known and for unknown addresses, over HTTP on
// PostgreSQL. Welch's t over the calls of each kind, in turn known and unknown; |t| under 3.3 is noise at 2,000 calls (p = 0.001).
//   BENCH_CALLS (2000), of each kind
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres, startProcess } from '../api/processes.mjs';

const CALLS = Number(process.env.BENCH_CALLS ?? 2000);
const NOISE = 3.3;
const PORTS = { postgres: 4182, api: 4184 };
const BASE = `http://127.0.0.1:${PORTS.api}/dashboard`;
const PASSWORD = 'Soto-Ayam-26';

const KINDS = {
  login: (email) => ['login', { email, password: PASSWORD }],
  forgot: (email) => ['users/forgot_password', { email }],
  register: (email) => [
    'users/register',
    {
      full_name: 'Sri Wahyuni',
      email,
      mobile_phone: '081234567890',
      business_name: 'Warung Bu Sri',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms_accepted: true,
    },
  ],
};

const post = async ([path, body]) => {
  const began = performance.now();
  const reply = await fetch(`${BASE}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await reply.text();
  return { ms: performance.now() - began, status: reply.status };
};

const untilStarted = async () => {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await post(['login', { email: 'nobody@nowhere.example', password: PASSWORD }]);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  throw new Error('The API did not start.');
};

const addPeople = (db) =>
  db.query(
    `with one as (select p.password_hash, u.merchant_id from person p join user_account u using (person_id) where p.email = 'owner@demo.test'),
          added as (insert into person (person_id, email, password_hash, email_verified_at, created_at)
                    select 'psn_' || lpad(n::text, 26, '0'), 'known' || n || '@known.example', password_hash, now(), now()
                      from one, generate_series(1, $1::int) n returning person_id, email)
     insert into user_account (user_id, merchant_id, person_id, email, name, role_id, created_at)
     select 'usr_' || substr(person_id, 5), merchant_id, person_id, email, 'Sari Dewi', 7, now() from added, one`,
    [CALLS],
  );

const meanAndVariance = (all) => {
  const mean = all.reduce((sum, ms) => sum + ms, 0) / all.length;
  return { mean, variance: all.reduce((sum, ms) => sum + (ms - mean) ** 2, 0) / (all.length - 1) };
};

/** Without the slowest hundredth of both together: pauses of the machine. */
const compare = (known, unknown) => {
  const longest = [...known, ...unknown].toSorted((a, b) => a - b)[Math.floor(CALLS * 2 * 0.99)];
  const [a, b] = [known, unknown].map((all) => meanAndVariance(all.filter((ms) => ms <= longest)));
  return { a, b, t: (a.mean - b.mean) / Math.sqrt((a.variance + b.variance) / CALLS) };
};

const postgres = await startPostgres(PORTS.postgres);
let server;
let failed = false;
try {
  await startProcess('prepare.mjs', [], { DATABASE_URL: postgres.url, SEED_PAYMENTS: '1000' }).done;
  server = startProcess('../../apps/api/src/server.ts', [], {
    DATABASE_URL: postgres.url,
    NODE_ENV: 'production',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PORT: String(PORTS.api),
    LIMIT_PER_ADDRESS: '1000000000',
    LIMIT_PER_SESSION: '1000000000',
    LOG_LEVEL: 'warn',
  });
  await untilStarted();
  const db = new pg.Client(postgres.url);
  await db.connect();
  await addPeople(db);
  for (const [kind, callOf] of Object.entries(KINDS)) {
    const times = { known: [], unknown: [] };
    for (let nth = 1; nth <= CALLS; nth += 1) {
      // The limits per network and address are not measured.
      if (nth % 5 === 1) await db.query('delete from address_guard');
      const turns = nth % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
      for (const which of turns) {
        const { ms, status } = await post(
          callOf(`${which}${nth}@${which === 'known' ? 'known' : kind}.example`),
        );
        if (status === 429 || status >= 500) throw new Error(`${kind} was answered ${status}.`);
        times[which].push(ms);
      }
    }
    const { a, b, t } = compare(times.known, times.unknown);
    const isNoise = Math.abs(t) < NOISE;
    failed ||= !isNoise;
    console.log(
      `${kind}: known ${a.mean.toFixed(3)} ms, unknown ${b.mean.toFixed(3)} ms, t = ${t.toFixed(2)} over 2 × ${CALLS} calls: ${isNoise ? 'noise' : 'a difference'}`,
    );
  }
  await db.end();
} finally {
  server?.stop();
  await postgres.stop();
}
process.exitCode = failed ? 1 : 0;
