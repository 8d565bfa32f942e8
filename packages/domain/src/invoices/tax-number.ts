/** NPWP of 15 digits as it was always printed, `01.234.567.8-901.000`; the newer ones in groups of four digits. */
export const showTaxNumber = (digits: string): string =>
  digits.length === 15
    ? digits.replace(/^(\d\d)(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
