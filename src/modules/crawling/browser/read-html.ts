import type { Page } from 'playwright-core';

const HTML_CHARACTERS_MAX = 4 << 20;

/**
 * The markup of a page as it stands. Asked for in a world of its own, whose functions the page cannot replace, so that no more than the
 * limit ever leaves the browser.
 */
export async function readHtml(page: Page): Promise<{ readonly html: string; readonly isCut: boolean }> {
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'reader',
    });
    const { result } = await session.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression: `document.documentElement?.outerHTML.slice(0, ${HTML_CHARACTERS_MAX + 1}) ?? ''`,
      returnByValue: true,
    });
    const html = String(result.value ?? '');
    return { html: html.slice(0, HTML_CHARACTERS_MAX), isCut: html.length > HTML_CHARACTERS_MAX };
  } finally {
    await session.detach().catch(() => undefined);
  }
}
