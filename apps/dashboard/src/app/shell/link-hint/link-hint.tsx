import { chakra } from '@chakra-ui/react';
import { use, useState } from 'react';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { readSetting, writeSetting } from '../../../shared/lib/settings.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { linkHintLocale } from './locales/index.ts';

// Not with the texts of the frame, because most users see it never again.
const words = linkHintLocale.load(currentLanguage());

/** Teaches new users what payment links are (product spec §2), below their entry, until it is dismissed on this device. */
export default function LinkHint() {
  use(words);
  const t = useT('link-hint');
  const [isHidden, setHidden] = useState(() => readSetting('linkHint') !== null);
  if (isHidden) return null;
  return (
    <chakra.div
      role="note"
      position="relative"
      mt="1.5"
      mb="1"
      mx="3"
      px="3"
      py="2"
      bg="bg.muted"
      borderRadius="control"
      textStyle="small"
      _before={{
        content: '""',
        position: 'absolute',
        insetStart: '3',
        top: '-1',
        boxSize: '2',
        bg: 'bg.muted',
        transform: 'rotate(45deg)',
      }}
    >
      {t('text')}
      <Button
        size="xs"
        variant="link"
        display="block"
        mt="1"
        onClick={() => {
          writeSetting('linkHint', 'hidden');
          setHidden(true);
        }}
      >
        {t('dismiss')}
      </Button>
    </chakra.div>
  );
}
