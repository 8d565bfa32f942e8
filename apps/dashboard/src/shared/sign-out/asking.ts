import { keys } from 'idb-keyval';
import { currentLanguage } from '../i18n/locale.ts';
import { leftWork } from '../lib/left-work.ts';
import { OWN } from '../lib/own-keys.ts';
import { inTime } from '../lib/patience.ts';
import { tabStorage } from '../lib/storage.ts';
import { noteLoss } from './known-loss.ts';
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
 * Whether this tab would not be closed unasked either, whether a half mended file lies here, of another tab or of a page that was left, or
 * what was typed in a form of this tab (no tab sees what is typed in another). Where nobody knows yet who is signed in, anybody's counts: a
 * sign-out takes it all. What cannot be looked for may be there.
 */
export async function hasUnsaved(sessions: Sessions): Promise<boolean> {
  // One person in both modes; nobody on a page that is open to everybody, where rights are not asked for.
  const userId = Object.values(sessions)[0]?.user_id;
  const isTheirs = (owner: string | undefined) => userId === undefined || owner === userId;
  noteLoss({ isKnown: true });
  return isHeld() || hasDraft(isTheirs) || (await mayHaveLeftFile(isTheirs));
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

/** A browser that does not say what lies in it may hold a file: a tab that is just writing keeps the others waiting. */
async function mayHaveLeftFile(isTheirs: IsTheirs): Promise<boolean> {
  try {
    const names = await inTime(keys<string>(leftWork()));
    noteLoss({ isKnown: names !== undefined });
    return names?.some((name) => isTheirs(name.split(' ', 1)[0])) ?? true;
  } catch {
    // Where a browser keeps nothing (a private window) nothing was left.
    return false;
  }
}
