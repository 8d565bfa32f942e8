import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// This suite's files share modules, so another file may already have loaded the overlays.
beforeEach(() => {
  vi.resetModules();
  for (const view of ['dialog', 'drawer', 'menu']) {
    vi.doMock(`./${view}-view.tsx`, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
  }
});
afterEach(() => {
  for (const view of ['dialog', 'drawer', 'menu']) vi.doUnmock(`./${view}-view.tsx`);
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Text typed beside a button that opens an overlay. */
const openPage = async (Opener: () => ReactNode) => {
  const { TestApp } = await import('../../testing/test-app.tsx');
  const { loadAllWords } = await import('../../testing/load-words.ts');
  await loadAllWords('id');
  render(
    <TestApp>
      <input aria-label="Nama" />
      <Opener />
    </TestApp>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ratna' } });
};

const press = async () => {
  const button = screen.getByRole('button', { name: 'Buka' });
  button.focus();
  await act(async () => fireEvent.click(button));
};

it.each(['Menu', 'Dialog', 'Drawer'] as const)(
  'a %s that cannot be fetched leaves the page, what is typed and the focus as they were, and says so at each press',
  async (overlay) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { Menu } = await import('./menu.tsx');
    const { Dialog } = await import('./dialog.tsx');
    const { Drawer } = await import('./drawer.tsx');
    await openPage(function Opener() {
      const [open, setOpen] = useState(false);
      if (overlay === 'Menu') return <Menu trigger={{ children: 'Buka' }} items={[]} />;
      const Overlay = overlay === 'Dialog' ? Dialog : Drawer;
      return (
        <>
          <button onClick={() => setOpen(true)}>Buka</button>
          <Overlay open={open} onClose={() => setOpen(false)} title="Isi" />
        </>
      );
    });

    await press();
    const said = 'Belum dapat dimuat. Periksa koneksi internet Anda, lalu coba lagi.';
    expect(await screen.findByText(said)).toBeInTheDocument();
    await press();

    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
    expect(screen.getByRole('textbox')).toHaveValue('Ratna');
    expect(screen.getByRole('button', { name: 'Buka' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('menu')).toBeNull();
  },
);

it('a part that failed to load is loaded again on the next request', async () => {
  const { lazyPart, useLazyPart } = await import('./lazy-part.ts');
  let isThere = false;
  const words = lazyPart(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <p>Di sini</p> };
  });
  await openPage(function Opener() {
    const [open, setOpen] = useState(false);
    const [Words] = useLazyPart(words, open, () => setOpen(false));
    return (
      <>
        <button onClick={() => setOpen(true)}>Buka</button>
        {open && Words ? <Words /> : null}
      </>
    );
  });

  await press();
  const said = 'Belum dapat dimuat. Coba lagi, atau muat ulang halaman: mungkin ada versi baru.';
  expect(await screen.findByText(said)).toBeInTheDocument();
  isThere = true;
  await press();

  expect(await screen.findByText('Di sini')).toBeInTheDocument();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('an optional part that fails to load is omitted or replaced', async () => {
  const { lazyExtra } = await import('./lazy-part.ts');
  const lost = () => Promise.reject<{ default: () => ReactNode }>(new TypeError('Failed to fetch'));
  const Extra = lazyExtra(lost);
  const Told = lazyExtra(lost, () => <p>Singkatnya</p>);

  await openPage(() => (
    <Suspense>
      <Extra />
      <Told />
    </Suspense>
  ));

  expect(await screen.findByText('Singkatnya')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Ratna');
});
