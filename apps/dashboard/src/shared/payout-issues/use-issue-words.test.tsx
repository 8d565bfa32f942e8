import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestEnvironment, TestApp } from '../testing/test-app.tsx';
import { useIssueWords } from './use-issue-words.ts';

function Words({ least, most }: { least: number; most: number }) {
  const words = useIssueWords();
  return <p>{words({ code: 'ACCOUNT_NUMBER_UNUSUAL', params: { digits: 8, least, most } })}</p>;
}

it.each([
  [10, 10, '8 digit; rekening bank ini biasanya 10 digit.'],
  [10, 16, '8 digit; rekening bank ini biasanya 10–16 digit.'],
])('an account of a bank of %i to %i digits: %s', async (least, most, sentence) => {
  render(
    <TestApp environment={createTestEnvironment({})} path="/home">
      <Words least={least} most={most} />
    </TestApp>,
  );

  expect(await screen.findByText(sentence)).toBeDefined();
});
