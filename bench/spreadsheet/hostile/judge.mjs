// What is wrong with a result, or nothing.
import assert from 'node:assert/strict';

export const judge = (answer, { rows, format, sameOrRefused, code, place, refused, any }) => {
  if (!answer.ok && !answer.problem.code.startsWith('DPAY_FILE_')) return answer.problem.code;
  if (any) return undefined;
  if (refused) return answer.ok ? 'was taken' : undefined;
  if (code) return judgeRefusal(answer, [code].flat(), place);
  if (!answer.ok) return sameOrRefused ? undefined : `${answer.problem.code} at ${answer.problem.place}`;
  if (format && answer.format !== format) return `${answer.format} instead of ${format}`;
  try {
    assert.deepEqual(JSON.parse(answer.rows), rows ?? sameOrRefused);
    return undefined;
  } catch (error) {
    return `altered: ${error.message.slice(0, 600)}`;
  }
};

const judgeRefusal = (answer, codes, place) => {
  if (answer.ok) return `was taken; ${codes} was to be said`;
  const said = answer.problem;
  if (!codes.includes(said.code)) return `${said.code} instead of ${codes}`;
  if (place === undefined) return undefined;
  const isThere = place instanceof RegExp ? place.test(said.place) : place === said.place;
  return isThere ? undefined : `${said.code} at ${said.place} instead of ${place}`;
};
