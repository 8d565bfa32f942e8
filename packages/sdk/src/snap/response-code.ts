/** What a response says about the money. After `unknown`, query the status instead of sending it again. */
export type SnapOutcome = 'done' | 'in_progress' | 'refused' | 'unknown';

/** A parsed SNAP `responseCode`: three digits of HTTP status, two of the service, two of the case. */
export type SnapResponseCode = {
  httpStatus: number;
  /** `18` */
  serviceCode: string;
  /** `transfer-interbank`; null for a service unknown to this version. */
  service: string | null;
  /** `14` */
  caseCode: string;
  /** `insufficient funds`; null for a case unknown to this version. */
  meaning: string | null;
  outcome: SnapOutcome;
};

/**
 * Parses a `responseCode` into HTTP status, service and case. Undefined if it is not 7 digits.
 * @example
 * const code = parseSnapResponseCode('4031814'); // { httpStatus: 403, service: 'transfer-interbank', meaning: 'insufficient funds', …
 * }
 * if (code?.outcome === 'unknown') await askStatus(originalPartnerReferenceNo);
 */
export const parseSnapResponseCode = (responseCode: string): SnapResponseCode | undefined => {
  const [, status, serviceCode, caseCode] = /^([1-5]\d\d)(\d\d)(\d\d)$/.exec(responseCode) ?? [];
  if (!status || !serviceCode || !caseCode) return undefined;
  const httpStatus = Number(status);
  return {
    httpStatus,
    serviceCode,
    service: SERVICES[serviceCode] ?? null,
    caseCode,
    meaning: CASES[status + caseCode] ?? null,
    outcome: outcomeOf(httpStatus),
  };
};

/** A timeout or server error is not a refusal: the bank may still have paid. */
const outcomeOf = (httpStatus: number): SnapOutcome => {
  if (httpStatus === 202) return 'in_progress';
  if (httpStatus >= 200 && httpStatus < 300) return 'done';
  return httpStatus >= 400 && httpStatus < 500 ? 'refused' : 'unknown';
};

const SERVICES: Readonly<Record<string, string>> = {
  '00': 'transfer/notify',
  '11': 'balance-inquiry',
  '16': 'account-inquiry-external',
  '18': 'transfer-interbank',
  '25': 'transfer-va/payment',
  '27': 'transfer-va/create-va',
  '36': 'transfer/status',
  '37': 'emoney/account-inquiry',
  '38': 'emoney/topup',
  '39': 'emoney/topup-status',
  '73': 'access-token/b2b',
};

/** HTTP status and case → meaning, from Bank Indonesia's standard. */
const CASES: Readonly<Record<string, string>> = {
  '20000': 'successful',
  '20200': 'in progress',
  '40000': 'bad request',
  '40001': 'invalid field format',
  '40002': 'missing mandatory field',
  '40100': 'unauthorized',
  '40101': 'invalid access token',
  '40103': 'access token not found',
  '40300': 'transaction expired',
  '40301': 'feature not allowed',
  '40302': 'exceeds the amount limit',
  '40303': 'suspected fraud',
  '40304': 'activity count limit exceeded',
  '40305': 'do not honor',
  '40306': 'feature not allowed at this time',
  '40314': 'insufficient funds',
  '40315': 'transaction not permitted',
  '40318': 'inactive account',
  '40400': 'invalid transaction status',
  '40401': 'transaction not found',
  '40411': 'invalid account',
  '40412': 'invalid bill or virtual account',
  '40900': 'X-EXTERNAL-ID used before on this day',
  '40901': 'partnerReferenceNo used before',
  '42900': 'too many requests',
  '50000': 'general error',
  '50001': 'internal server error',
  '50002': 'error of another server',
  '50400': 'timeout',
};
