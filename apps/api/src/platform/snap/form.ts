/** SNAP's own form of an error: HTTP status, service and case in one number. */
export type SnapBody = { responseCode: string; responseMessage: string };

export type SnapWords = { case: string; message: string };

type Telling = {
  status: number;
  service: string;
  /** What the catalogue says in SNAP's words, where it does. */
  words: SnapWords | undefined;
  title: string;
  errors: readonly { field: string; code: string }[];
};

// SNAP tells a field that is missing from one that is wrong.
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
