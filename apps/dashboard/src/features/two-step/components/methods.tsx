import { chakra } from '@chakra-ui/react';
import { hasStrongMethod } from '@dasbor/domain/two-step';
import { useState } from 'react';
import type { TwoStep } from '../api/types.ts';
import { AppSection } from './app-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RecoverySection } from './recovery-section.tsx';

type MethodsProps = {
  twoStep: TwoStep;
  /** Called after a change, once new recovery codes are stored. */
  onChanged?: () => void;
};

/** The methods that are stronger than a mailed code. New recovery codes are shown at once. */
export const Methods = ({ twoStep, onChanged }: MethodsProps) => {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const changed = (fresh: readonly string[]) => {
    setCodes(fresh);
    if (fresh.length === 0) onChanged?.();
  };
  const { authenticator_added_at: addedAt, passkeys, recovery_codes_left: left } = twoStep;
  const held = { hasAuthenticator: addedAt !== null, passkeys: passkeys.length, recoveryCodes: left };
  return (
    <chakra.div display="grid" gap="5">
      <PasskeysSection passkeys={passkeys} onChanged={changed} />
      <AppSection addedAt={addedAt} onChanged={changed} />
      {hasStrongMethod(held) ? <RecoverySection left={left} onChanged={changed} /> : null}
      <RecoveryCodesDialog
        codes={codes}
        onClose={() => {
          setCodes([]);
          onChanged?.();
        }}
      />
    </chakra.div>
  );
};
