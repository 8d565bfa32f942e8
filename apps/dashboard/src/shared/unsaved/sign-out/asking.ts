import { currentLanguage } from '../../i18n/locale.ts';
import { OWN } from '../own-storage.ts';
import { tabStorage } from '../../lib/storage.ts';
import { signOutLocale } from './locales/index.ts';

/** The question, with its words. */
export async function loadQuestion() {
  const [question] = await Promise.all([
    import('./sign-out-question.tsx'),
    signOutLocale.load(currentLanguage()),
  ]);
  return question;
}

/**
 * Whether this tab would not be closed unasked either, or something typed lies in a form of this tab (no tab sees what is typed in another).
 * Where nobody knows yet who is signed in, anybody's counts: a sign-out takes it all.
 */
export function hasUnsaved(sessions: Sessions): boolean {
  // One person in both modes; nobody on a page that is open to everybody, where rights are not asked for.
  const userId = Object.values(sessions)[0]?.user_id;
  return isHeld() || hasDraft((owner) => userId === undefined || owner === userId);
}

type Sessions = Readonly<Record<string, { readonly user_id: string }>>;
type IsTheirs = (owner: string | undefined) => boolean;

const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** By the names that `useDraft` gives; a code that is waited for is no work. */
function hasDraft(isTheirs: IsTheirs): boolean {
  return tabStorage.keys().some((key) => {
    if (!key.startsWith(OWN)) return false;
    const [owner, kind] = key.slice(OWN.length).split(' ');
    return kind === 'draft' && isTheirs(owner);
  });
}
