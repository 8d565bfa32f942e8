import { chakra } from '@chakra-ui/react';
import { useT } from '../../shared/i18n/use-t.ts';
import { FlaskIcon } from '../../shared/ui/icons.tsx';

/** Worn by every page in sandbox, so that test money is never taken for real. */
export function SandboxBand() {
  const t = useT('app');
  return (
    <chakra.div
      role="note"
      data-band="sandbox"
      display="flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      minH="8"
      px="4"
      py="1"
      bg="sandbox.solid"
      color="sandbox.contrast"
      textStyle="small"
      textAlign="center"
    >
      <FlaskIcon />
      <chakra.span>
        <chakra.strong fontWeight="semibold">{t('mode.band')}</chakra.strong>
        <chakra.span display={{ base: 'none', sm: 'inline' }}> · {t('mode.bandDetail')}</chakra.span>
      </chakra.span>
    </chakra.div>
  );
}
