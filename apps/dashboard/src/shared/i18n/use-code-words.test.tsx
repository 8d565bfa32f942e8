import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../testing/test-app.tsx';
import { useCodeWords } from './problem-words.ts';

const Words = ({ code }: { code: string }) => <p>{useCodeWords()(code)}</p>;

it.each([
  ['DPAY_REQUIRED', 'Wajib diisi.'],
  ['DPAY_OF_A_NEWER_SERVER', 'Nilai ini tidak valid.'],
])('beside a field %s reads: %s', async (code, sentence) => {
  render(
    <TestApp environment={createTestEnvironment({})} path="/home">
      <Words code={code} />
    </TestApp>,
  );

  expect(await screen.findByText(sentence)).toBeDefined();
});
