import { expect, test } from 'vitest';
import { accountPlanFor } from '../../rails/bank/plan.ts';
import { loadContract } from '../../spec/contract.ts';

/** Every account number in the examples of an operation. */
const accountsIn = (operationId: string): string[] => {
  const { document } = loadContract();
  const text = JSON.stringify(document, (key, value: unknown) => (key === 'responses' ? undefined : value));
  const { paths, components } = JSON.parse(text) as {
    paths: Record<string, Record<string, { operationId?: string; requestBody?: object }>>;
    components: { examples: Record<string, object> };
  };
  const operation = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .find((one) => one.operationId === operationId);
  const sent = JSON.stringify(operation?.requestBody);
  const referred = [...sent.matchAll(/#\/components\/examples\/([\w.-]+)/g)].map(
    ([, name = '']) => components.examples[name],
  );
  return (sent + JSON.stringify(referred)).match(/\b\d{10,16}\b/g) ?? [];
};

test.each(['uploadDisbursementFile', 'createDisbursement', 'updateDisbursementItem', 'inquireBankAccount'])(
  'the accounts in the examples of %s belong to the named holders in the sandbox',
  (operationId) => {
    const accounts = accountsIn(operationId);

    expect(accounts).not.toEqual([]);
    for (const account of accounts) {
      expect([account, accountPlanFor(account, 'Siti Aminah')]).toEqual([
        account,
        { answer: { status: 'found', name: 'SITI AMINAH' }, losesAnswer: false },
      ]);
    }
  },
);
