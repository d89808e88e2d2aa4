/** The name that Factur-X 1.0 prescribes; readers look for no other. */
const facturXName = 'factur-x.xml';

/** The library knows the relation; its types do not. */
interface Attached extends PDFKit.Mixins.PDFAttachmentOptions {
  readonly relationship: 'Alternative';
}

/** Puts the XML of an invoice into its PDF, as Factur-X 1.0.07 (ZUGFeRD 2.3) in the profile EN 16931 says. */
export function attachInvoice(pdf: PDFKit.PDFDocument, xml: string, madeAt: Date): void {
  const options: Attached = {
    name: facturXName,
    type: 'text/xml',
    description: 'EN 16931',
    relationship: 'Alternative',
    creationDate: madeAt,
    modifiedDate: madeAt,
  };
  pdf.file(Buffer.from(xml), options);
  pdf.appendXML(metadata);
}

const property = (name: string, says: string) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${says}</pdfaProperty:description>
  </rdf:li>`;

/** What PDF/A-3 wants to be told of the four properties of Factur-X, and the properties themselves. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${facturXName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${property('DocumentFileName', 'The name of the embedded XML document')}${property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER')}${property('Version', 'The actual version of the standard applying to the embedded XML document')}${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
