type Marks = { giUserNo?: string; craftmarkNo?: string };

/** The marks that some crafts of the demo carry. The numbers are recognisably invented: no real licence may be shown here. */
const marks: Record<string, Marks> = {
  'Banaras brocade': { giUserNo: 'DEMO-AU-101' },
  Bidriware: { giUserNo: 'DEMO-AU-102', craftmarkNo: 'DEMO-CM-11' },
  'Blue pottery': { giUserNo: 'DEMO-AU-103', craftmarkNo: 'DEMO-CM-12' },
  'Channapatna lacware': { giUserNo: 'DEMO-AU-104' },
  'Kutch embroidery': { giUserNo: 'DEMO-AU-105', craftmarkNo: 'DEMO-CM-13' },
  'Moradabad brass casting': { giUserNo: 'DEMO-AU-106' },
};

/** Returns the number of the authorised user and that of the Craftmark licence of a craft; each is null if the craft has none. */
export function findMarks(craft: string): { giUserNo: string | null; craftmarkNo: string | null } {
  const { giUserNo = null, craftmarkNo = null } = marks[craft] ?? {};
  return { giUserNo, craftmarkNo };
}
