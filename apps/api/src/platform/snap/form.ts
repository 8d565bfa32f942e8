/** SNAP's error format: HTTP status, service and case in one number. */
export type SnapBody = { responseCode: string; responseMessage: string };

export type SnapWords = { case: string; message: string };

type Telling = {
  status: number;
  service: string;
  /** The catalogue's SNAP message, if it has one. */
  words: SnapWords | undefined;
  title: string;
  errors: readonly { field: string; code: string }[];
};

// SNAP distinguishes a missing field from an invalid one.
const FORMAT = '01';
const MANDATORY = '02';
const LONGEST = 150;

export const snapBody = ({ status, service, words, title, errors }: Telling): SnapBody => {
  const [first] = errors;
  const told = first
    ? first.code === 'DPAY_REQUIRED'
      ? { case: MANDATORY, message: `Invalid Mandatory Field ${first.field}` }
      : { case: FORMAT, message: `Invalid Field Format ${first.field}` }
    : (words ?? { case: '00', message: title });
  return {
    responseCode: `${status}${service}${told.case}`,
    responseMessage: told.message.slice(0, LONGEST),
  };
};
