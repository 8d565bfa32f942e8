import { chakra } from '@chakra-ui/react';
import { passwordProblems } from '@dasbor/domain/auth';
import { useCodeWords } from '../i18n/problem-words.ts';
import { useT } from '../i18n/use-t.ts';
import { CheckIcon, DotIcon } from '../ui/icons.tsx';

/** Every rule that a password can break (product spec §5). The domain derives them: a single space breaks all but one. */
const RULES = passwordProblems(' ');

/** Ticks each rule as the password is typed. */
export const PasswordRules = ({ password }: { password: string }) => {
  const t = useT('shared');
  const words = useCodeWords();
  const broken = new Set<string>(
    password === '' ? RULES.map(({ code }) => code) : passwordProblems(password).map(({ code }) => code),
  );
  return (
    <chakra.ul
      listStyleType="none"
      m="0"
      p="0"
      display="grid"
      gridTemplateColumns={{ sm: '1fr 1fr' }}
      columnGap="4"
      rowGap="1"
      textStyle="small"
    >
      {RULES.map(({ code, params }) => {
        const met = !broken.has(code);
        return (
          <chakra.li
            key={code}
            display="flex"
            gap="1.5"
            alignItems="flex-start"
            color={met ? 'success.fg' : 'fg.subtle'}
          >
            <chakra.span mt="0.5" flexShrink={0}>
              {met ? <CheckIcon width="14" height="14" /> : <DotIcon width="14" height="14" />}
            </chakra.span>
            {words(code, params)}
            <chakra.span srOnly>{met ? t('password.met') : t('password.unmet')}</chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
};
