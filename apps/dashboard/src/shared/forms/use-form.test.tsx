import { err, type Rupiah } from '@dasbor/domain/kernel';
import { ProblemError } from '@dasbor/sdk';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { array, object } from 'yup';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { TestApp } from '../testing/test-app.tsx';
import { Choice } from './choice.tsx';
import { DraftNotice } from '../unsaved/draft-notice.tsx';
import { Form } from './form.tsx';
import { type Beside, decided, decidedAmount, decides, type FormSchema, REQUIRED } from './schema.ts';
import { useForm } from './use-form.tsx';

type Line = {
  item: string;
  price: string;
};

/** A sample invoice form that no page uses. */
type Invoice = {
  buyer: { name: string; email: string };
  lines: readonly Line[];
  hasDueDate: boolean;
  dueDate: string;
  contract: File | null;
};
type Around = {
  most: number;
};

const EMPTY: Invoice = {
  buyer: { name: '', email: '' },
  lines: [{ item: '', price: '' }],
  hasDueDate: false,
  dueDate: '',
  contract: null,
};
const required = (text: string) => (text.trim() === '' ? REQUIRED : undefined);

const invoiceSchema: FormSchema<Invoice, Around> = object({
  buyer: object({ name: decided(required), email: decided(required) }),
  lines: array(
    object({
      item: decided(required),
      price: decidedAmount((price: Rupiah, { around }: Beside<Invoice, Around, Line>) =>
        price > around.most
          ? err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum: around.most })
          : { ok: true, value: price },
      ),
    }),
  ).test(decides((lines: readonly Line[]) => (lines.length === 0 ? REQUIRED : undefined))),
  dueDate: decided((day: string, { values }: Beside<Invoice, Around>) =>
    values.hasDueDate ? required(day) : undefined,
  ),
  contract: decided((file: File | null) =>
    file !== null && file.size > 10 ? { code: 'DPAY_FILE_TOO_LARGE' } : undefined,
  ),
});

const send = vi.fn<(values: Invoice) => Promise<unknown>>();
let most = 50_000;
let draft: string | undefined;

const InvoiceForm = () => {
  const [step, setStep] = useState<'buyer' | 'rest'>('buyer');
  const form = useForm<Invoice, Around>({
    initial: EMPTY,
    schema: invoiceSchema,
    around: { most },
    ...(draft !== undefined && { draft }),
    names: { customer: 'buyer' },
    submit: async (values, { clear }) => {
      await send(values);
      clear();
    },
  });
  const lines = form.list('lines');
  const { value: file, ...contract } = form.field('contract');
  return (
    <Form form={form}>
      {form.banner}
      <DraftNotice form={form} />
      {step === 'buyer' ? (
        <>
          <TextField label="Name" {...form.field('buyer.name')} />
          <TextField label="Email" {...form.field('buyer.email')} />
          <Button onClick={() => form.passes(['buyer']) && setStep('rest')}>Next</Button>
        </>
      ) : (
        <>
          <Button onClick={() => setStep('buyer')}>Back</Button>
          {lines.items.map(({ key, path }, at) => (
            <fieldset key={key} aria-label={`Line ${at + 1}`}>
              <TextField label={`Item ${at + 1}`} {...form.field(`${path}.item`)} />
              <TextField label={`Price ${at + 1}`} {...form.field(`${path}.price`)} />
              <Button onClick={() => lines.remove(at)}>Remove {at + 1}</Button>
              <Button onClick={() => lines.move(at, at - 1)}>Up {at + 1}</Button>
            </fieldset>
          ))}
          <Button onClick={() => lines.add({ item: '', price: '' })}>Add</Button>
          <p>{form.errorOf('lines')}</p>
          <Choice title="Has a due date" {...form.toggle('hasDueDate')} />
          {form.values.hasDueDate ? <TextField label="Due" {...form.field('dueDate')} /> : null}
          <input type="file" aria-label="Contract" {...contract} />
          <p>{file ? `Chosen: ${file.name}` : 'No file'}</p>
          <p>{contract.error}</p>
          {form.summary}
          <Button type="submit" loading={form.isBusy}>
            Send
          </Button>
        </>
      )}
    </Form>
  );
};

const open = () =>
  render(
    <TestApp>
      <InvoiceForm />
    </TestApp>,
  );
const type = (label: string, text: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));
const leave = (label: string) => act(async () => void fireEvent.blur(screen.getByLabelText(label)));
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const errors = () =>
  [...document.querySelectorAll('[data-part=error]')].map(({ textContent }) => textContent);
const choose = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Contract'), { target: { files: [file] } }));
const refusal = (...fields: { field: string; code: string }[]) =>
  new ProblemError({
    operation: 'createInvoice',
    status: 400,
    code: 'DPAY_INVALID_REQUEST',
    fields,
  } as never);

const atTheRest = async () => {
  open();
  await type('Name', 'PT Kopi');
  await type('Email', 'kopi@shop.test');
  await press('Next');
};
const filled = async () => {
  await atTheRest();
  await type('Item 1', 'Beans');
  await type('Price 1', '25.000');
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  most = 50_000;
  draft = undefined;
});

describe('a field', () => {
  it('shows its problem after blur, with the text for its code and params', async () => {
    await atTheRest();
    await type('Price 1', '60.000');
    expect(errors()).toEqual([]);
    await leave('Price 1');
    expect(errors()).toEqual(['Nominal maksimal Rp 50.000.']);
  });

  it('shows no error if it was left empty without a change', async () => {
    open();
    await leave('Name');
    expect(errors()).toEqual([]);
  });

  it('is validated again when the context changes', async () => {
    await filled();
    most = 10_000;
    await leave('Price 1');
    await type('Item 1', 'Coffee');
    expect(errors()).toEqual(['Nominal maksimal Rp 10.000.']);
  });
});

describe('a step', () => {
  it('blocks the next step while its fields are invalid, and focuses the first of them', async () => {
    open();
    await type('Email', 'kopi@shop.test');
    await press('Next');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(errors()).toEqual(['Wajib diisi.']);
    await type('Name', 'PT Kopi');
    await press('Next');
    await press('Back');
    expect(screen.getByLabelText('Name')).toHaveValue('PT Kopi');
  });
});

describe('lines', () => {
  it('are added, moved and removed with their values', async () => {
    await filled();
    await press('Add');
    await type('Item 2', 'Milk');
    await press('Add');
    await type('Item 3', 'Sugar');
    await press('Up 3');
    await press('Remove 1');
    await type('Price 1', '1000');
    await type('Price 2', '2000');
    await press('Send');
    expect(send.mock.lastCall?.[0].lines).toEqual([
      { item: 'Sugar', price: '1000' },
      { item: 'Milk', price: '2000' },
    ]);
  });

  it('keep their errors when moved', async () => {
    await filled();
    await type('Price 1', 'ten');
    await leave('Price 1');
    await press('Add');
    await type('Price 2', 'many');
    await press('Up 2');
    expect(screen.getByLabelText('Price 1')).toBeValid();
    expect(screen.getByLabelText('Price 2')).toBeInvalid();
  });

  it('keep their elements when moved, so the focus moves with them', async () => {
    await filled();
    await press('Add');
    const second = screen.getByLabelText('Item 2');
    await press('Up 2');
    expect(screen.getByLabelText('Item 1')).toBe(second);
  });

  it('are validated as a list too', async () => {
    await filled();
    await press('Remove 1');
    await press('Send');
    expect(screen.getByText('Wajib diisi.')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});

it('requires a field only while its condition holds', async () => {
  await filled();
  await act(async () => screen.getByRole('checkbox').click());
  await press('Send');
  expect(screen.getByLabelText('Due')).toHaveFocus();
  await act(async () => screen.getByRole('checkbox').click());
  await press('Send');
  expect(send).toHaveBeenCalledOnce();
});

it('submits a file, rejects one by its rule, and stores none in a draft', async () => {
  draft = 'live mer_1 invoice';
  await filled();
  await choose(new File(['much too large'], 'large.pdf'));
  await press('Send');
  expect(send).not.toHaveBeenCalled();
  await choose(new File(['small'], 'small.pdf'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('"contract\\":null');
  await press('Send');
  expect(send.mock.lastCall?.[0].contract?.name).toBe('small.pdf');
});

describe('submitting', () => {
  it('happens once on a double click', async () => {
    await filled();
    const sent = Promise.withResolvers<void>();
    send.mockReturnValue(sent.promise);
    await act(async () => {
      screen.getByRole('button', { name: 'Send' }).click();
      screen.getByRole('button', { name: 'Send' }).click();
    });
    await press('Send');
    expect(send).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => sent.resolve());
  });

  it('shows a server error beside its field, focuses the field, and clears the error on the next change', async () => {
    await filled();
    send.mockRejectedValue(refusal({ field: 'lines[0].price', code: 'DPAY_AMOUNT_INVALID' }));
    await press('Send');
    expect(screen.getByLabelText('Price 1')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('Price 1')).toHaveFocus());
    expect(screen.getByRole('button', { name: /^Price 1: / })).toBeVisible();
    await type('Item 1', 'Coffee');
    expect(errors()).toEqual([]);
  });

  it('maps a field that has another name in the contract', async () => {
    await filled();
    send.mockRejectedValue(refusal({ field: 'customer.email', code: 'DPAY_EMAIL_INVALID' }));
    await press('Send');
    await press('Back');
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('shows an error for an unknown field above the form and keeps the values', async () => {
    await filled();
    send.mockRejectedValue(refusal({ field: 'colour', code: 'DPAY_REQUIRED' }));
    await press('Send');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Item 1')).toHaveValue('Beans');
    send.mockResolvedValue(undefined);
    await press('Send');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('unsaved edits', () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('are restored from their draft until the user starts over', async () => {
    draft = 'live mer_1 invoice';
    const { unmount } = open();
    await type('Name', 'PT Kopi');
    expect(isAsked()).toBe(false);
    unmount();

    open();
    expect(screen.getByLabelText('Name')).toHaveValue('PT Kopi');
    await press('Mulai dari awal');
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('invoice');
  });

  it('are not restored if an older version stored them in another shape', async () => {
    draft = 'live mer_1 invoice';
    const { unmount } = open();
    await type('Name', 'PT Kopi');
    unmount();
    for (const key of Object.keys(sessionStorage).filter((name) => name.includes('invoice')))
      sessionStorage.setItem(key, '{"buyer":"PT Kopi"}');

    open();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('require confirmation without a draft, until they are submitted', async () => {
    open();
    expect(isAsked()).toBe(false);
    await type('Name', 'PT Kopi');
    expect(isAsked()).toBe(true);
    expect(Object.keys(sessionStorage).some((key) => key.includes('draft'))).toBe(false);
    await type('Email', 'kopi@shop.test');
    await press('Next');
    await type('Item 1', 'Beans');
    await type('Price 1', '1000');
    await press('Send');
    expect(isAsked()).toBe(false);
  });
});
