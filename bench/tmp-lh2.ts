import {lighthouseRun} from './lighthouse';
const [,,port,path,n]=process.argv;
for(let i=0;i<Number(n);i++){const r=lighthouseRun(`http://localhost:${port}${path}`);console.log(port,path,Math.round(r.lcp),r.performance,r.tbt);}
