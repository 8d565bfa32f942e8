import { pino } from 'pino';
import type { DestinationStream, LogFn, Logger } from 'pino';
import { describeError } from './describe-error.ts';
import { countLoggedError } from './observe/meters.ts';

// Redacts secrets of requests and personal data, even if they are passed to the log by mistake.
const SECRET = [
  'authorization',
  'cookie',
  'token',
  'refresh_token',
  'access_token',
  'otp_token',
  'otp_session',
  'code',
  'password',
  'password_confirmation',
  'current_password',
  'x-otp-token',
  'idempotency-key',
  'name',
  'email',
  'mobile',
  'phone',
  'account_number',
  'va_number',
  'virtual_account_number',
  'recipient',
  'body',
];
const AT_ANY_DEPTH = ['', '*.', '*.*.', '*.*.*.'];
const quoted = (key: string) => (key.includes('-') ? `["${key}"]` : key);
const paths = AT_ANY_DEPTH.flatMap((depth) =>
  SECRET.map((key) => (key.includes('-') ? `${depth.slice(0, -1)}${quoted(key)}` : `${depth}${key}`)),
);

/** JSON lines on stdout. Errors keep type, code and stack, but lose all values. */
export const makeLog = (level: string, destination: DestinationStream = stdout()): Logger =>
  pino(
    {
      level,
      redact: { paths, censor: '[hidden]' },
      hooks: { logMethod: counting },
      serializers: { err: describeError, error: describeError },
    },
    destination,
  );

/** Many workers catch an error, log it and go on, so the log is the one place that sees all of them. */
const counting = function (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
  if (level >= ERROR) countLoggedError();
  method.apply(this, args);
};
// As pino numbers its levels.
const ERROR = 50;

// If the disk is full or the reader is gone, log lines are lost but the process keeps running. At most 1 MB is buffered.
const stdout = (): DestinationStream => {
  const stream = pino.destination({ fd: process.stdout.fd, sync: true, maxLength: 1_000_000 });
  stream.on('error', () => undefined);
  return stream;
};
