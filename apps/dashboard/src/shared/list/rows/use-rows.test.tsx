import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberAddress, rememberRow } from '../query/list-memory.ts';
import { useRows } from './use-rows.ts';

type ShownProps = {
  rows: readonly string[];
  /** Whether the address has opened a dialog over the list, such as a payout's drawer. */
  isOpen?: boolean;
};

const Shown = ({ rows, isOpen = false }: ShownProps) => {
  const list = useRows<HTMLUListElement>('payouts', '/payouts', rows.length);
  return (
    <>
      <input aria-label="Search" />
      <ul ref={list}>
        {rows.map((row) => (
          <li key={row} data-row={row}>
            <a data-row-link="" href={`#${row}`}>
              {row}
            </a>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div role="dialog" aria-modal="true">
          <input aria-label="Amount" />
        </div>
      ) : null}
    </>
  );
};

const row = (name: string) => screen.getByRole('link', { name });

beforeEach(() => {
  rememberAddress('payouts', '/payouts');
  rememberRow('payouts', 'row 2');
});

it('focuses the row that was opened, once the rows have loaded', () => {
  const { rerender } = render(<Shown rows={[]} />);
  rerender(<Shown rows={['row 1', 'row 2']} />);
  expect(row('row 2')).toHaveFocus();
});

it('leaves the focus in a dialog that the address has opened', () => {
  const { rerender } = render(<Shown rows={[]} isOpen />);
  const amount = screen.getByLabelText('Amount');
  amount.focus();
  rerender(<Shown rows={['row 1', 'row 2']} isOpen />);
  expect(amount).toHaveFocus();
});

it('does not move the focus when rows change while an opened row closes', () => {
  const { rerender } = render(<Shown rows={['row 1', 'row 2']} />);
  rememberRow('payouts', 'row 1');
  const search = screen.getByLabelText('Search');
  search.focus();
  rerender(<Shown rows={['row 0', 'row 1', 'row 2']} />);
  expect(search).toHaveFocus();
});
