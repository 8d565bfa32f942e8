import { expect, it } from 'vitest';
import { ROLES, viewAs } from './index.ts';

const role = (name: string) => {
  const found = ROLES.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

it.each(ROLES.map(({ name }) => name))('the owner sees as %s exactly what that role sees', (name) => {
  const seen = viewAs(role('Owner'), role(name));

  expect(seen.permissions.toSorted()).toEqual(role(name).permissions.toSorted());
  expect(seen.masksPersonalData).toBe(role(name).masksPersonalData);
});

it('an admin who views as the owner sees no more than an admin', () => {
  expect(viewAs(role('Admin'), role('Owner')).permissions).toEqual(role('Admin').permissions);
});

it('a person with masked data sees it masked in every role', () => {
  expect(viewAs(role('Viewer'), role('Owner')).masksPersonalData).toBe(true);
});
