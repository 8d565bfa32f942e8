import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import {
  type BankLine,
  decide,
  kindsElsewhere,
  noteKey,
  type OurRecord,
  reconcile,
  type RecordKind,
} from './index.ts';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const NOVEMBER = '2026-11-';

let row = 1;
/** `17 in 500 KR OTOMATIS` */
const line = (text: string): BankLine => {
  const [, day, direction, amount, sen, description] =
    /^(\d+) (in|out) (\d+)(?:\.(\d+))?(.*)$/.exec(text) ?? [];
  row += 1;
  return {
    row,
    date: `${NOVEMBER}${day}`,
    direction: direction as 'in' | 'out',
    amount: rupiah(Number(amount)),
    sen: Number(sen ?? 0),
    description: description ?? '',
  };
};

/** `set_1 17 500` */
const record = (text: string): OurRecord => {
  const [key = '', day = '', amount] = text.split(' ');
  const kind = { set: 'settlement', wdr: 'withdrawal', top: 'top_up' }[key.slice(0, 3)] as RecordKind;
  const date = day.length > 2 ? day : `${NOVEMBER}${day}`;
  return { key, id: key, kind, date, amount: rupiah(Number(amount)), references: [`${key}ABCDEF123`] };
};

const results = (lines: readonly string[], records: readonly string[]) => {
  row = 1;
  const { rows, outside } = reconcile({
    lines: lines.map(line),
    records: records.map(record),
    period: PERIOD,
  });
  return [
    ...rows.map(({ group, why, key }) =>
      [
        group,
        why?.code,
        why?.code === 'DATE_DIFFERS' && why.days,
        why?.code === 'SEVERAL' && why.candidates,
        key,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...outside.map(({ key }) => `outside ${key}`),
  ];
};

describe('a line and a record', () => {
  // 17 November 2026 is a Tuesday; 21 and 22 are a weekend.
  it.each<[string, string[], string[], string[]]>([
    ['of the same day and amount are matched', ['17 in 500'], ['set_1 17 500'], ['matched UNIQUE 2=set_1']],
    ['two working days later', ['19 in 500'], ['set_1 17 500'], ['matched UNIQUE 2=set_1']],
    ['three working days later', ['20 in 500'], ['set_1 17 500'], ['probable DATE_DIFFERS 3 2=set_1']],
    ['over a weekend', ['24 in 500'], ['set_1 20 500'], ['matched UNIQUE 2=set_1']],
    ['over a weekend, one day more', ['25 in 500'], ['set_1 20 500'], ['probable DATE_DIFFERS 5 2=set_1']],
    ['a withdrawal on the next working day', ['23 in 500'], ['wdr_1 20 500'], ['matched UNIQUE 2=wdr_1']],
    ['a withdrawal two days later', ['19 in 500'], ['wdr_1 17 500'], ['probable DATE_DIFFERS 2 2=wdr_1']],
    ['never before we sent it', ['16 in 500'], ['wdr_1 17 500'], ['probable DATE_DIFFERS -1 2=wdr_1']],
    ['a top up is debited the day before', ['16 out 500'], ['top_1 17 500'], ['matched UNIQUE 2=top_1']],
    ['a top up is no money in', ['17 in 500'], ['top_1 17 500'], ['missing top_1', 'unknown 2']],
    ['14 days apart', ['30 in 500'], ['set_1 16 500'], ['probable DATE_DIFFERS 14 2=set_1']],
    ['15 days apart', ['30 in 500'], ['set_1 15 500'], ['missing set_1', 'unknown 2']],
    ['one rupiah apart', ['17 in 501'], ['set_1 17 500'], ['missing set_1', 'unknown 2']],
    ['hundredths apart', ['17 in 500.01'], ['set_1 17 500'], ['missing set_1', 'unknown 2']],
    ['of a year’s last holiday', ['17 in 500'], ['set_1 2026-10-31 500'], ['unknown 2', 'outside set_1']],
    ['of the month before', ['02 in 500'], ['set_1 2026-10-30 500'], ['matched UNIQUE 2=set_1']],
  ])('%s', (_, lines, records, want) => {
    expect(results(lines, records)).toEqual(want);
  });
});

describe('a reference in the description', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'tells equal amounts apart',
      ['17 in 500 SET_2ABCDEF123', '17 in 500'],
      ['set_1 17 500', 'set_2 17 500'],
      ['matched UNIQUE 3=set_1'],
    ],
    ['on another day', ['25 in 500 SET1ABCDEF123'], ['set_1 17 500'], ['probable DATE_DIFFERS 8 2=set_1']],
    [
      'with another amount',
      ['17 in 450 SET1ABCDEF123'],
      ['set_1 17 500'],
      ['probable AMOUNT_DIFFERS 2=set_1'],
    ],
    [
      'with another amount, which another record has by chance',
      ['17 in 450 SET1ABCDEF123'],
      ['set_1 17 500', 'set_2 17 450'],
      ['probable AMOUNT_DIFFERS 2=set_1', 'missing set_2'],
    ],
  ])('%s', (_, lines, records, want) => {
    expect(results(lines, records).filter((text) => !text.includes('REFERENCE'))).toEqual(want);
  });

  it('in parts that are too short or shared by many means nothing', () => {
    const shared = Array.from({ length: 101 }, (_, n) => ({
      ...record(`set_${n} 17 ${500 + n}`),
      references: ['190061'],
    }));
    const short = { ...record('set_x 17 900'), references: ['AB12'] };
    const lines = [line('17 in 5 190061'), line('17 in 6 AB12')];

    const { rows } = reconcile({ lines, records: [...shared, short], period: PERIOD });
    expect(rows.filter(({ group }) => group === 'probable')).toEqual([]);
  });
});

describe('several of one amount', () => {
  it('are paired by day, as probable, with the number of candidates', () => {
    expect(results(['18 in 500', '17 in 500'], ['set_1 18 500', 'set_2 17 500'])).toEqual([
      'probable SEVERAL 2 3=set_2',
      'probable SEVERAL 2 2=set_1',
    ]);
  });

  it('leave what has no partner', () => {
    expect(results(['17 in 500', '17 in 500'], ['set_1 17 500'])).toEqual([
      'probable SEVERAL 2 2=set_1',
      'unknown 3',
    ]);
  });
});

describe('a sum of two', () => {
  it.each<[string, string[], string[], string[]]>([
    ['records', ['17 in 800'], ['set_1 17 500', 'set_2 16 300'], ['probable SUM_OF_TWO 2=set_2+set_1']],
    ['lines', ['17 in 500', '18 in 300'], ['set_1 17 800'], ['probable SUM_OF_TWO 3+2=set_1']],
    [
      'records of two kinds is none',
      ['17 in 800'],
      ['set_1 17 500', 'wdr_1 17 300'],
      ['missing set_1', 'missing wdr_1', 'unknown 2'],
    ],
    [
      'is none if several pairs fit',
      ['17 in 800'],
      ['set_1 17 500', 'set_2 17 300', 'set_3 17 600', 'set_4 17 200'],
      ['missing set_4', 'missing set_2', 'missing set_1', 'missing set_3', 'unknown 2'],
    ],
    [
      'is none if equal amounts leave a choice',
      ['17 in 800'],
      ['set_1 17 500', 'set_2 17 300', 'set_3 17 300'],
      ['missing set_2', 'missing set_3', 'missing set_1', 'unknown 2'],
    ],
  ])('%s', (_, lines, records, want) => {
    expect(results(lines, records)).toEqual(want);
  });
});

it('says that a record of the last days may be on the next statement', () => {
  const records = [record('set_1 27 500'), record('set_2 24 600')];
  const { rows } = reconcile({ lines: [], records, period: PERIOD });

  expect(rows.map(({ key, mayFollow }) => [key, mayFollow])).toEqual([
    ['set_2', undefined],
    ['set_1', true],
  ]);
});

describe('what a person decides', () => {
  const { rows } = reconcile({
    lines: [line('20 in 500')],
    records: [record('set_1 17 500')],
    period: PERIOD,
  });
  const [match] = rows;
  const key = String(match?.key);

  it('moves a confirmed match to the matched rows', () => {
    expect(decide(rows, { [key]: 'confirmed' })).toEqual([
      { ...match, group: 'matched', decided: { match: key, as: 'confirmed' } },
    ]);
  });

  it('separates a rejected match, and keeps its note with the line', () => {
    const [ours, theirs] = decide(rows, { [key]: 'rejected' });

    expect([ours?.group, theirs?.group]).toEqual(['missing', 'unknown']);
    expect(ours?.decided).toEqual({ match: key, as: 'rejected' });
    expect(match && theirs && noteKey(theirs) === noteKey(match)).toBe(true);
  });

  it('changes nothing if the match is gone', () => {
    expect(decide(rows, { gone: 'rejected' })).toEqual(rows);
  });
});

it.each([10_000, 50, 1])('loses nothing among 10,000 lines of %i amounts', (amounts) => {
  const lines = Array.from({ length: 10_000 }, (_, n) => ({
    ...line(`${String((n % 28) + 1).padStart(2, '0')} in ${500 + (n % amounts)}`),
    row: n,
  }));
  const records = lines.map(({ date, amount, row: at }) => ({
    ...record(`set_${at} 01 1`),
    date,
    amount: rupiah(amount + (at % 3 === 0 ? 7 : 0)),
  }));

  const { rows } = reconcile({ lines, records, period: PERIOD });

  expect(rows.flatMap((one) => one.lines)).toHaveLength(10_000);
  expect(rows.flatMap((one) => one.records)).toHaveLength(10_000);
});

describe('settlements', () => {
  const rowsOf = (lines: readonly string[]) =>
    reconcile({ lines: lines.map(line), records: [record('set_1 17 500')], period: PERIOD }).rows;

  it.each([
    ['are elsewhere if the bank booked none and there is a balance', ['25 in 500'], true, ['settlement']],
    ['are compared if the bank booked one', ['17 in 500'], true, []],
    ['are compared without a balance', [], false, []],
  ])('%s', (_, lines, hasBalance, want) => {
    expect(kindsElsewhere(rowsOf(lines), { hasBalance })).toEqual(want);
  });
});
