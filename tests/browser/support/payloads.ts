/** Texts that run `hit(number)` if text is interpreted as markup, code or an address. */
export const PAYLOADS: readonly string[] = [
  '<script>hit(0)</script>',
  '<img src=x onerror=hit(1)>',
  '"><svg onload=hit(2)>',
  "'><img src=x onerror='hit(3)'>",
  'javascript:hit(4)',
  ' JaVaScRiPt:hit(5)',
  'java\tscript:hit(6)',
  '" onmouseover="hit(7)" autofocus onfocus="hit(7)',
  "' onpointerenter='hit(8)",
  '</script><script>hit(9)</script>',
  '</title><script>hit(10)</script>',
  '</textarea><script>hit(11)</script>',
  '<iframe srcdoc="<script>parent.hit(12)</script>"></iframe>',
  '<iframe src="javascript:parent.hit(13)"></iframe>',
  '<object data="javascript:hit(14)"></object>',
  '<embed src="javascript:hit(15)">',
  '<details open ontoggle=hit(16)>',
  '<video><source onerror=hit(17)></video>',
  '<math><mtext><style><img src=x onerror=hit(18)></style></mtext></math>',
  '<svg><animate onbegin=hit(19) attributeName=x dur=1s>',
  '<a href="javascript:hit(20)">x</a>',
  '<form action="javascript:hit(21)"><button>x</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:hit(22)">',
  '<base href="https://altrove.example/">hit(23)',
  '<link rel=stylesheet href="data:text/css,*{display:none}">hit(24)',
  '<style>*{display:none!important}</style>hit(25)',
  '{{constructor.constructor("hit(26)")()}}',
  '${hit(27)}',
  '&lt;img src=x onerror=hit(28)&gt;',
  '<!--<img src="--><img src=x onerror=hit(29)//">',
];

/**
 * Returns a text with all of them that begins with a different one each time: some work only at the beginning of an
 * address.
 */
export function payloadTexts(): () => string {
  let next = 0;
  return () => {
    const at = next % PAYLOADS.length;
    next += 1;
    return [...PAYLOADS.slice(at), ...PAYLOADS.slice(0, at)].join('\n');
  };
}
