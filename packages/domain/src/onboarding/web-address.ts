import { problem, type Problem } from '../kernel/index.ts';
import type { OnboardingProblemCode } from './problems.ts';

type Found = Problem<OnboardingProblemCode> | undefined;

/** Optional. People type `tokobusiti.com`; the scheme is added. */
export const websiteProblem = (text: string): Found =>
  text.trim() === '' || parse(text) ? undefined : problem('DPAY_BUSINESS_WEBSITE_INVALID');

/** Optional. A shop or profile, such as `instagram.com/warungsiti`: the first page of a marketplace names nobody. */
export const socialMediaProblem = (text: string): Found => {
  if (text.trim() === '') return undefined;
  const url = parse(text);
  return url && namesShop(url) ? undefined : problem('DPAY_BUSINESS_SOCIAL_MEDIA_INVALID');
};

/** The normal form, which is stored and opened by the reviewer; empty if nothing was written. */
export const normalWebAddress = (text: string): string => parse(text)?.href ?? text.trim();

type ParsedUrl = {
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly username: string;
  readonly href: string;
};

// Available in every runtime.
declare const URL: new (text: string) => ParsedUrl;

// Two labels at least: `localhost`, an address of the local network or one word are no website.
const HOST = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

const parse = (text: string): ParsedUrl | undefined => {
  const written = text.trim();
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(written)) return undefined;
  try {
    const url = new URL(SCHEME.test(written) ? written : `https://${written}`);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.username === '' && HOST.test(url.hostname) ? url : undefined;
  } catch {
    return undefined;
  }
};

const namesShop = ({ hostname, pathname, search }: ParsedUrl): boolean =>
  /[\p{L}\p{N}]/u.test(pathname) || search.length > 1 || hostname.replace(/^www\./, '').split('.').length > 2;
