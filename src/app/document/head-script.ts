import { firstPaintScript } from '../../theme/first-paint.ts'

/**
 * What runs in the document's head before any bundle is there: the last brand's colours, the language, which skeleton
 * fits the address, the cover that home shows first, the configuration's fetch and the language's chunk, all of them beside
 * the bundle and not after it.
 */
export function headScript(messageChunks: { th: string; en: string } | undefined): string {
  const preload = messageChunks
    ? `var p=document.createElement('link');p.rel='modulepreload';p.href=${JSON.stringify(messageChunks)}[l];document.head.appendChild(p);`
    : ''
  return `${firstPaintScript('themeTokens')};
(function(){
var e=document.documentElement,l='th',t=null;
try{l=localStorage.getItem('language')==='en'?'en':'th';t=localStorage.getItem('token')}catch(x){}
e.lang=l==='en'?'en-US':'th';
var h=t&&location.pathname==='/home';
e.setAttribute('data-entry',h?'home':'splash');
if(h)try{var s=JSON.parse(localStorage.getItem('appSetting'));
if(s.coverPage.isDisplay&&s.covers[0]){var c=document.createElement('link');c.rel='preload';c.as='image';c.fetchPriority='high';c.href=s.covers[0];document.head.appendChild(c);
e.setAttribute('data-cover',s.coverPage.displayType===2?'content':'full');e.style.setProperty('--sk-cover','url('+JSON.stringify(s.covers[0])+')')}}catch(x){}
${preload}
window.__config=fetch('/config.json').then(function(r){return r.ok?r.json():undefined});
window.__config.catch(function(){});
})()`
}
