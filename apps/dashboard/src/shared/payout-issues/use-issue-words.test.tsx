import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../testing/test-app.tsx';
import { useIssueWords } from './use-issue-words.ts';

const Words = ({ issue }: { issue: Parameters<ReturnType<typeof useIssueWords>>[0] }) => {
  const words = useIssueWords();
  return <p>{words(issue)}</p>;
};

const open = (issue: Parameters<typeof Words>[0]['issue']) => {
  render(
    <TestApp environment={createTestEnvironment({})} path="/home">
      <Words issue={issue} />
    </TestApp>,
  );
};

it.each([
  [10, 10, '8 digit; rekening bank ini biasanya 10 digit.'],
  [10, 16, '8 digit; rekening bank ini biasanya 10–16 digit.'],
])('an account of a bank of %i to %i digits: %s', async (least, most, sentence) => {
  open({ code: 'ACCOUNT_NUMBER_UNUSUAL', params: { digits: 8, least, most } });

  expect(await screen.findByText(sentence)).toBeDefined();
});

it.each([
  ['DUPLICATE_IN_FILE', { row: 12_045 }, 'Rekening dan nominalnya sama dengan baris 12045.'],
  ['AMOUNT_BELOW_LIMIT', { minimum: 10_000 }, 'Minimal Rp 10.000.'],
])(
  'a row is named as the spreadsheet shows it, an amount is told in groups: %s',
  async (code, params, sentence) => {
    open({ code, params });

    expect(await screen.findByText(sentence)).toBeDefined();
  },
);
