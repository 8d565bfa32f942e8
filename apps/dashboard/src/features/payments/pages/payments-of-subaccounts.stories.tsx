import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, type RecordedCall, type Scenario } from '@dasbor/sdk/testing';
import { expect, waitFor, within } from 'storybook/test';
import { onePage } from '../../../shared/testing/list-states.ts';
import { sessionAs } from '../../../shared/testing/sessions.ts';
import { paymentsPage, subaccount } from '../testing/scenarios.ts';
import PaymentsPage from './payments-page.tsx';

let asked: RecordedCall | undefined;
const scenario: Scenario = {
  listSubaccounts: ok(onePage([subaccount])),
  listPayments: (call) => {
    asked = call;
    const data = paymentsPage.data.map((one, at) =>
      at === 0 ? { ...one, subaccount_id: subaccount.id } : one,
    );
    return ok({ ...paymentsPage, data });
  },
};

const meta: Meta<typeof PaymentsPage> = {
  title: 'Payments/List: of subaccounts',
  component: PaymentsPage,
  parameters: { dasbor: { path: '/payments', scenario } },
};
export default meta;
type Story = StoryObj<typeof PaymentsPage>;

/** Filters by a subaccount's name. */
export const NarrowedToOne: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    await userEvent.click(await canvas.findByRole('button', { name: /^Subakun/ }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: subaccount.name }));
    await waitFor(() => expect(asked?.query).toMatchObject({ filters: { subaccount_id: subaccount.id } }));
  },
};

/** The optional column names each payment's owner. */
export const WhoseEachIs: Story = {
  parameters: { dasbor: { path: '/payments?columns=reference,subaccount,amount', scenario } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await waitFor(() => expect(within(table).getByText(subaccount.name)).toBeVisible());
    await expect(within(table).getAllByText('–').length).toBeGreaterThan(0);
  },
};

/** A user who may not see subaccounts has no filter for them. */
export const WithoutSubaccounts: Story = {
  parameters: { dasbor: { path: '/payments', scenario, session: sessionAs('Developer') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Subakun/ })).toBeNull();
  },
};
