import type { Scenario } from '@dasbor/sdk/testing';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageAt, saying } from './page-at.ts';
import type { TestAppOptions } from './test-app.tsx';

type States = Readonly<Record<'pending' | 'notFound' | 'malformed' | 'failed' | 'forbidden', Scenario>>;

type RecordWords = {
  missing: string;
  /** The name and address of the list that the page links back to. */
  back: readonly [string, string];
  /** The permission's name on the page. */
  permission: string;
} & Omit<TestAppOptions, 'scenario'>;

/** The stories of every detail page. Export each on its own line, as with `listStories`. */
export const recordStories = (
  states: States,
  { missing, back: [list, address], permission, ...options }: RecordWords,
) => {
  const showing = pageAt(options);
  const leadsBack: StoryObj['play'] = async ({ canvas }) => {
    await expect(await canvas.findByText(missing)).toBeVisible();
    for (const name of [list, `Kembali ke ${list}`])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  };

  return {
    showing,
    Loading: {
      ...showing(states.pending),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('Memuat…')).toBeInTheDocument();
      },
    },
    NotFound: { ...showing(states.notFound), play: leadsBack },
    /** A truncated ID is shown as not found. */
    MalformedId: { ...showing(states.malformed), play: leadsBack },
    Failed: {
      ...showing(states.failed),
      play: async ({ canvas }) => {
        await expect(await canvas.findByText('req_01KAJ8FAILED')).toBeVisible();
        await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
      },
    },
    Forbidden: { ...showing(states.forbidden), play: saying(new RegExp(`“${permission}”`)) },
  } satisfies Record<string, StoryObj | typeof showing>;
};
