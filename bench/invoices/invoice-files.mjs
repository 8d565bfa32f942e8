const HEADER =
  'number,name,start_date,due_date,customer_name,customer_mobile,item_name,item_quantity,item_price';
const phoneOf = (index) => `0812${10_000_000 + index}`;

/** A file of invoices of `items` items each, which names them `A-0`, `A-1` and so on after `prefix`; without it, they get generated numbers. */
export const invoiceFile = (many, { items = 1, prefix }) => {
  const rows = Array.from({ length: many }, (_, index) => {
    const number = prefix === undefined ? '' : `${prefix}-${index}`;
    return Array.from({ length: items }, (_item, item) => {
      const head =
        item === 0 ? `Kopi kantor,2026-11-20,2026-12-04,Pelanggan ${index},${phoneOf(index)}` : ',,,,';
      return `${number},${head},Kopi Gayo ${item},${item + 1},100000`;
    });
  });
  return Buffer.from([HEADER, ...rows.flat()].join('\n'));
};

/**
 * What is missing or there twice, in words.
 * @param {import('pg').Client} client as the owner of the tables
 * @param {{ id: string, many: number, items: number }} upload
 */
export const faultsOf = async (client, { id, many, items }) => {
  const { rows: found } = await client.query(
    `select i.number, i.upload_row, jsonb_array_length(i.items) as items, o.orders, o.events
       from invoice i
      cross join lateral (
        select count(distinct o.id)::int as orders, count(e.id)::int as events from "order" o
          left join webhook_event e on e.subject_id = o.id where o.invoice_id = i.id) o
      where i.upload_id = $1 and i.issued_at is not null and i.deleted_at is null`,
    [id],
  );
  const distinct = (what) => new Set(found.map(what)).size;
  const figures = {
    invoices: found.length,
    'rows of the file': distinct((one) => one.upload_row),
    numbers: distinct((one) => one.number.toLowerCase()),
    'invoices with all items': found.filter((one) => one.items === items).length,
    'invoices with one order': found.filter((one) => one.orders === 1).length,
    'orders told once': found.filter((one) => one.events === 1).length,
  };
  const faults = Object.entries(figures).flatMap(([what, count]) =>
    count === many ? [] : [`${count} ${what} instead of ${many}`],
  );
  const counts = found.map(({ number }) => Number(/\d+$/.exec(number)));
  const span = Math.max(...counts) - Math.min(...counts) + 1;
  if (span !== many) faults.push(`${many} numbers in a range of ${span}`);
  const { rows: wrong } = await client.query(
    `select status, created, refused from upload where id = $1 and (status, created, refused) <> ('completed', $2, 0)`,
    [id, many],
  );
  return [...faults, ...wrong.map((one) => JSON.stringify(one))];
};
