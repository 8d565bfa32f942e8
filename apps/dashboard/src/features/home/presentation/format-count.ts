/** `4.053`: grouped by dots in both languages, as money is (product spec §1). */
export function formatCount(count: number): string {
  return GROUPED.format(count);
}

const GROUPED = new Intl.NumberFormat('id-ID');
