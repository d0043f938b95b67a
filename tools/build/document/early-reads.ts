/** What the lists of privileges and packages ask for first, where the address narrows them by nothing. */
const FIRST_PAGE = { Filters: { Filters: [], Ordering: [], Limit: 20, Page: 1 } }

/**
 * The part of the head script that requests what the first paint needs as soon as the configuration is loaded: the brand's theme,
 * and for a member on the way home the profile, the membership system and the layout, on the way to a list of privileges or
 * packages the profile and the list's first page. The transport takes an answer over
 * (`src/api/early-reads.ts`) where address, body and headers are those of its own request. With the theme's answer the first picture is
 * preloaded (home's cover, the login's logo), in the forms that brands send most; `parse-theme.ts` reads all. The brand's own paths
 * and headers are those of `config/api-address.ts`. Nothing is requested where the address is about to change: LINE's SDK leaves a
 * page with `liff.state`, and a token in the address replaces the session.
 */
export function earlyReadsScript(): string {
  return `window.__config.then(function(c){
var q=new URLSearchParams(location.search),base=c.customerApiUrl,m=c.paths||{},x=c.apiPrefix,v='/api/v1.0',b,o,d={};
function own(s){return typeof s==='string'&&/^\\/(?![\\/\\\\])/.test(s)}
if(base!==''&&!own(base)&&!/^(https:\\/\\/|http:\\/\\/(localhost|127\\.0\\.0\\.1)([:\\/]|$))/.test(base))return;
if(q.has('liff.state')||q.has('token')||q.has('callbackToken')||!crypto.randomUUID)return;
try{b=q.get('brandRef')||localStorage.getItem('brandRef')||c.defaultBrandRef;o=localStorage.getItem('tokenBrandRef')}catch(x){return}
if(typeof b!=='string'||!b)return;
base=base.replace(/\\/$/,'');
x=x===''||own(x)?x.replace(/\\/$/,''):v;
function read(path,query,body){
var k=v+path,u=base+(own(m[k])?m[k]:x+path)+(query||''),g=new Headers(c.headers);
var n=d[u]={requestId:crypto.randomUUID(),language:l==='en'?'en-US':'th',authorization:t&&o===b?'Bearer '+t:null,at:performance.now()};
g.set('Accept','application/json');g.set('Accept-Language',n.language);g.set('X-Request-Id',n.requestId);
if(n.authorization)g.set('Authorization',n.authorization);
if(n.body=body)g.set('Content-Type','application/json');
n.answer=fetch(u,{method:body?'POST':'GET',headers:g,body:body,cache:'no-store'});n.answer.catch(function(){});return n.answer}
var theme=read('/Theme/GetTheme','?'+new URLSearchParams({brandRef:b}));
var s={'/privilege':'/privilege/List','/package':'/package/List'}[p];
if(h&&o===b){read('/Customer/Profile');read('/customer/membership-tier/system');read('/dynamicdisplay/LayoutDisplay')}
else if(t&&o===b&&s&&!/[?&](?!brandRef=)./.test(location.search)&&![].concat(c.off).includes(s.split('/')[1])){read('/Customer/Profile');read(s,'',${JSON.stringify(JSON.stringify(FIRST_PAGE))})}
theme.then(function(r){return r.clone().json()}).then(function(a){
var f=(a.data||a).resp,j=f.json_config,n=h?2:!t||/^\\/(authentication\\/|$)/.test(p)?3:0;if(typeof j==='string')j=JSON.parse(j);
if(n&&(n===3||String(j.Setting_Field.Cover_Page.isDisplay)==='true'))image(new URL(f.groupimagelist.find(function(k){return k.imagegrouptype==n}).imagelist[0].imageurl,new URL(base||'/',location.href)).href)
}).catch(function(){});
window.__reads=d
}).catch(function(){});`
}
