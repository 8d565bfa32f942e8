import type { CalendarDate, Language } from '../../kernel/index.ts';

export type Holiday = {
  readonly name: Readonly<Record<Language, string>>;
  /** Collective leave (cuti bersama) before or after a national holiday. */
  readonly isLeave: boolean;
};

export type Holidays = ReadonlyMap<CalendarDate, Holiday>;

const OCCASIONS = {
  newYear: { id: 'Tahun Baru Masehi', en: 'New Year’s Day' },
  isra: { id: 'Isra Mikraj Nabi Muhammad SAW', en: 'Ascension of the Prophet Muhammad' },
  imlek: { id: 'Tahun Baru Imlek', en: 'Chinese New Year' },
  nyepi: { id: 'Hari Suci Nyepi', en: 'Nyepi, Day of Silence' },
  idulfitri: { id: 'Idulfitri', en: 'Eid al-Fitr' },
  goodFriday: { id: 'Wafat Yesus Kristus', en: 'Good Friday' },
  easter: { id: 'Kebangkitan Yesus Kristus (Paskah)', en: 'Easter' },
  labour: { id: 'Hari Buruh Internasional', en: 'International Labour Day' },
  ascension: { id: 'Kenaikan Yesus Kristus', en: 'Ascension of Jesus Christ' },
  waisak: { id: 'Hari Raya Waisak', en: 'Waisak (Vesak)' },
  iduladha: { id: 'Iduladha', en: 'Eid al-Adha' },
  pancasila: { id: 'Hari Lahir Pancasila', en: 'Pancasila Day' },
  islamicNewYear: { id: 'Tahun Baru Islam', en: 'Islamic New Year' },
  independence: { id: 'Proklamasi Kemerdekaan', en: 'Independence Day' },
  maulid: { id: 'Maulid Nabi Muhammad SAW', en: 'Birthday of the Prophet Muhammad' },
  christmas: { id: 'Kelahiran Yesus Kristus (Natal)', en: 'Christmas Day' },
} as const satisfies Record<string, Record<Language, string>>;

type Days = Readonly<Partial<Record<keyof typeof OCCASIONS, readonly string[]>>>;

/**
 * National holidays and collective leave of each year, by the joint decree of the three ministers (SKB 3 Menteri): 2025 with the leave of
 * 18 August added that summer, 2026 by the decree of 19 September 2025, 2027 by the decree of September 2026. A decree can be amended
 * within its year.
 */
const DECREES: Readonly<Record<string, { national: Days; leave: Days }>> = {
  2025: {
    national: {
      newYear: ['01-01'],
      isra: ['01-27'],
      imlek: ['01-29'],
      nyepi: ['03-29'],
      idulfitri: ['03-31', '04-01'],
      goodFriday: ['04-18'],
      easter: ['04-20'],
      labour: ['05-01'],
      waisak: ['05-12'],
      ascension: ['05-29'],
      pancasila: ['06-01'],
      iduladha: ['06-06'],
      islamicNewYear: ['06-27'],
      independence: ['08-17'],
      maulid: ['09-05'],
      christmas: ['12-25'],
    },
    leave: {
      imlek: ['01-28'],
      nyepi: ['03-28'],
      idulfitri: ['04-02', '04-03', '04-04', '04-07'],
      waisak: ['05-13'],
      ascension: ['05-30'],
      iduladha: ['06-09'],
      independence: ['08-18'],
      christmas: ['12-26'],
    },
  },
  2026: {
    national: {
      newYear: ['01-01'],
      isra: ['01-16'],
      imlek: ['02-17'],
      nyepi: ['03-19'],
      idulfitri: ['03-21', '03-22'],
      goodFriday: ['04-03'],
      easter: ['04-05'],
      labour: ['05-01'],
      ascension: ['05-14'],
      iduladha: ['05-27'],
      waisak: ['05-31'],
      pancasila: ['06-01'],
      islamicNewYear: ['06-16'],
      independence: ['08-17'],
      maulid: ['08-25'],
      christmas: ['12-25'],
    },
    leave: {
      imlek: ['02-16'],
      nyepi: ['03-18'],
      idulfitri: ['03-20', '03-23', '03-24'],
      ascension: ['05-15'],
      iduladha: ['05-28'],
      christmas: ['12-24'],
    },
  },
  2027: {
    national: {
      newYear: ['01-01'],
      // Twice in this year.
      isra: ['01-05', '12-26'],
      imlek: ['02-06'],
      nyepi: ['03-08'],
      idulfitri: ['03-10', '03-11'],
      goodFriday: ['03-26'],
      easter: ['03-28'],
      labour: ['05-01'],
      ascension: ['05-06'],
      iduladha: ['05-17'],
      waisak: ['05-20'],
      pancasila: ['06-01'],
      islamicNewYear: ['06-06'],
      maulid: ['08-15'],
      independence: ['08-17'],
      christmas: ['12-25'],
    },
    leave: {
      imlek: ['02-05'],
      idulfitri: ['03-09', '03-12', '03-15'],
      goodFriday: ['03-25'],
      iduladha: ['05-18'],
      waisak: ['05-19'],
      christmas: ['12-24'],
    },
  },
};

const LEAVE = { id: 'Cuti bersama', en: 'collective leave' };

const daysOf = (year: string, days: Days, isLeave: boolean): [CalendarDate, Holiday][] =>
  Object.entries(days).flatMap(([occasion, dates]) => {
    const { id, en } = OCCASIONS[occasion as keyof typeof OCCASIONS];
    const name = isLeave ? { id: `${LEAVE.id} ${id}`, en: `${en} (${LEAVE.en})` } : { id, en };
    return dates.map((date): [CalendarDate, Holiday] => [`${year}-${date}`, { name, isLeave }]);
  });

/** Days on which banks do not settle. In a year without a decree, only weekends count: `yearsWithoutHolidays` names it. */
export const INDONESIAN_HOLIDAYS: Holidays = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(DECREES).flatMap(([year, { national, leave }]) => [
    ...daysOf(year, national, false),
    ...daysOf(year, leave, true),
  ]),
);

/** The years of a range that have no decree in the table, so dates in them can still change. */
export const yearsWithoutHolidays = (
  { from, to }: { from: CalendarDate; to: CalendarDate },
  holidays: Holidays,
): number[] => {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4))) as [number, number];
  const known = new Set([...holidays.keys()].map((date) => Number(date.slice(0, 4))));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (year) => !known.has(year),
  );
};
