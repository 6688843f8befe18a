/** HTML from a setting. The server sanitises it when it is saved; it is sanitised again here before it is inserted. */
import { useEffect, useState } from 'react';
import styles from './rich-html.module.css';

export function RichHtml({ html }: { html: string }) {
  const clean = useSanitised(html);
  if (clean === undefined)
    return (
      <div className={styles['html']} data-waiting aria-hidden>
        {wordsOf(html)}
      </div>
    );
  return <div className={styles['html']} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Placeholder text of about the same length, so that nothing below moves when the HTML is shown. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

/** The page has a title already: headings of the first level become second. */
function belowTitle(html: string): string {
  return html.replace(/(<\/?)h1\b/g, '$1h2');
}

/** Undefined until the sanitiser has loaded, a library that most pages don't need. */
function useSanitised(html: string): string | undefined {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let current = true;
    const show = async () => {
      const { sanitise } = await import('./sanitise.ts');
      if (current) setClean(belowTitle(sanitise(html)));
    };
    void show();
    return () => {
      current = false;
    };
  }, [html]);
  return clean;
}
