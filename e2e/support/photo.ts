import type { Page } from '@playwright/test';

/** A JPEG, made by the browser of the page. */
export const photo = async (page: Page, name: string) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 400];
    canvas.getContext('2d')?.fillRect(0, 0, 640, 400);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
};
