import type { CalendarDate } from '../kernel/index.ts';

/**
 * National holidays and collective leave (cuti bersama) of Indonesia, on which banks do not settle. All three years are official, by
 * the joint decree of the three ministers (SKB 3 Menteri): 2025 with the leave of 18 August added that summer, 2026 by the decree of 19
 * September 2025, 2027 by the decree of September 2026. A decree can be amended within its year. From 2028 on, only weekends count
 * until the next decree is added here.
 */
export const INDONESIAN_HOLIDAYS: ReadonlySet<CalendarDate> = /* @__PURE__ */ new Set([
  // 2025, national
  '2025-01-01', // New Year
  '2025-01-27', // Isra Mikraj
  '2025-01-29', // Imlek
  '2025-03-29', // Nyepi
  '2025-03-31', // Idulfitri
  '2025-04-01', // Idulfitri
  '2025-04-18', // Good Friday
  '2025-04-20', // Easter
  '2025-05-01', // Labour Day
  '2025-05-12', // Waisak
  '2025-05-29', // Ascension
  '2025-06-01', // Pancasila
  '2025-06-06', // Iduladha
  '2025-06-27', // Islamic New Year
  '2025-08-17', // Independence Day
  '2025-09-05', // Maulid
  '2025-12-25', // Christmas
  // 2025, collective leave
  '2025-01-28',
  '2025-03-28',
  '2025-04-02',
  '2025-04-03',
  '2025-04-04',
  '2025-04-07',
  '2025-05-13',
  '2025-05-30',
  '2025-06-09',
  '2025-08-18',
  '2025-12-26',

  // 2026, national
  '2026-01-01', // New Year
  '2026-01-16', // Isra Mikraj
  '2026-02-17', // Imlek
  '2026-03-19', // Nyepi
  '2026-03-21', // Idulfitri
  '2026-03-22', // Idulfitri
  '2026-04-03', // Good Friday
  '2026-04-05', // Easter
  '2026-05-01', // Labour Day
  '2026-05-14', // Ascension
  '2026-05-27', // Iduladha
  '2026-05-31', // Waisak
  '2026-06-01', // Pancasila
  '2026-06-16', // Islamic New Year
  '2026-08-17', // Independence Day
  '2026-08-25', // Maulid
  '2026-12-25', // Christmas
  // 2026, collective leave
  '2026-02-16',
  '2026-03-18',
  '2026-03-20',
  '2026-03-23',
  '2026-03-24',
  '2026-05-15',
  '2026-05-28',
  '2026-12-24',

  // 2027, national
  '2027-01-01', // New Year
  '2027-01-05', // Isra Mikraj
  '2027-02-06', // Imlek
  '2027-03-08', // Nyepi
  '2027-03-10', // Idulfitri
  '2027-03-11', // Idulfitri
  '2027-03-26', // Good Friday
  '2027-03-28', // Easter
  '2027-05-01', // Labour Day
  '2027-05-06', // Ascension
  '2027-05-17', // Iduladha
  '2027-05-20', // Waisak
  '2027-06-01', // Pancasila
  '2027-06-06', // Islamic New Year
  '2027-08-15', // Maulid
  '2027-08-17', // Independence Day
  '2027-12-25', // Christmas
  '2027-12-26', // Isra Mikraj, the second in this year
  // 2027, collective leave
  '2027-02-05',
  '2027-03-09',
  '2027-03-12',
  '2027-03-15',
  '2027-03-25',
  '2027-05-18',
  '2027-05-19',
  '2027-12-24',
]);
